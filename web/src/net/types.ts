/** The types of the server's schema under the names the pages use. All are derived, none is written by hand. */
import type * as game from "../generated/game";
import type * as server from "../generated/server";

/** A running game has every option. The schema also describes requests, where they are optional. */
export type Options = Required<game.Options>;
type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Name in keyof T]: Name extends "options" ? Options : Whole<T[Name]> }
    : T;

type Responses = { [Request in keyof server.Responses]: Whole<server.Responses[Request]> };
/** What a device answers and no server does (happycity.worker.routes). */
interface OnDevice {
  "POST /api/packs": PackCards;
  "GET /api/packs/{pack}": PackCards;
}
export type Paths<Method extends string, Here extends boolean = false> = (
  Here extends true ? keyof Responses | keyof OnDevice : keyof Responses
) extends infer Request
  ? Request extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;
export type ResponseTo<Method extends string, Path extends string> = `${Method} ${Path}` extends keyof Responses
  ? Responses[`${Method} ${Path}`]
  : `${Method} ${Path}` extends keyof OnDevice
    ? OnDevice[`${Method} ${Path}`]
    : never;

export type State = Whole<game.State>;
export type City = game.City;
export type CityCard = game.CardInCity;
export type GameEvent = game.Event;
export type Result = game.Result;
export type Tokens = Record<string, number>;
export type Pack = game.Pack;
export type ClientCard = server.ClientCard;
export type PackCards = server.PackCards;

export type ServerFrame = Whole<server.ServerFrame>;
export type HelloFrame = Whole<server.HelloFrame>;
export type ResyncFrame = Whole<server.ResyncFrame>;
export type EventFrame = Whole<server.EventFrame>;
export type ClientMessage = server.ClientMessage;
export type HostMessage = server.HostMessage;
export type CreateRoom = server.CreateRoom;

export type Room = Whole<server.Room>;
export type Table = Whole<server.Table>;
export type You = server.You;
export type Avatar = server.Avatar;
export type Reaction = server.ReactionFrame["reaction"];
export type RoomEvent = Whole<server.Happening>;
export type Hint = server.HintFrame;
export type Lesson = server.Lesson;
export type Progress = server.Progress;
export type ScoreSheet = server.ScoreSheet;
export type SheetLine = server.SheetLine;
export type Score = server.Score;
export type SharedPicture = server.SharedPicture;
/** A replay cached by an earlier version may lack these fields. */
type Later = "progress" | "looks_at" | "coins" | "decks";
export type Frame = Omit<Whole<server.Frame>, Later> & Partial<Pick<Whole<server.Frame>, Later>>;
export type Replay = Omit<Whole<server.Replay>, "frames"> & { frames: Frame[] };
export type Review = server.ReviewSoFar;
export type Situation = Whole<server.Situation>;
export type Puzzles = Whole<server.Puzzles>;
export type PuzzleInList = server.PuzzleInList;
export type PuzzleToSolve = Whole<server.PuzzleToSolve>;
export type PuzzleAnswer = Whole<server.PuzzleAnswer>;
export type MyRoom = Whole<server.MyRoom>;
export type ListedRoom = Whole<server.ListedRoom>;
export type Days = Whole<server.Days>;
export type DayResult = Whole<server.DayResult>;
export type BotLine = Whole<server.BotLine>;
export type Challenge = Whole<server.Challenge>;
export type Line = Whole<server.Line>;
export type Statistics = Whole<server.Statistics>;
export type Lan = server.Lan;

/** Why not: a code and its arguments. The server adds an English sentence, the page has only a code. */
export type Reason = Pick<server.Refused, "code"> & Partial<server.Refused>;
