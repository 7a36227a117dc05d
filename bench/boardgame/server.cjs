// A game on boardgame.io's own server with its own storage on disk: node server.cjs PORT FOLDER
//
// Comparable to ours in what a server has to do: four cities of up to ten cards, three hidden decks, a market, coins, and
// the legal actions in every state. Its rules are far simpler. What it stores and sends is boardgame.io's own doing.
const { Server, FlatFile } = require("boardgame.io/dist/cjs/server.js");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/dist/cjs/core.js");

const COLOURS = ["red", "yellow", "green", "blue", "purple", "grey"];
const CITY = 10;

function card(deck, number) {
    const cost = 1 + ((number + 2 * deck) % 7);
    return { id: `building-${deck}-${number}`, deck, cost, colours: [COLOURS[number % 6]], income: number % 4, citizens: number % 5, hearts: number % 3 };
}

function legal(G, seat) {
    if (G.step === "draw") return [0, 1, 2].filter((deck) => G.left[deck] > 0).map((deck) => `draw ${deck}`);
    const coins = G.cities[seat].coins;
    return ["coin", ...G.market.flatMap((each, at) => (each.cost <= coins ? [`buy ${at}`] : []))];
}

function play({ G, ctx, events }, action) {
    if (!G.legal.includes(action)) return INVALID_MOVE;
    const [what, number] = action.split(" ");
    const city = G.cities[Number(ctx.currentPlayer)];
    if (what === "draw") {
        G.market.push(G.secret[number].pop());
        G.left[number] -= 1;
        if (G.market.length > 7) G.market.shift();
        G.step = "buy";
        G.legal = legal(G, Number(ctx.currentPlayer));
        return undefined;
    }
    if (what === "coin") city.coins += 1 + city.cards.reduce((sum, each) => sum + each.income, 1);
    else {
        const [bought] = G.market.splice(Number(number), 1);
        city.coins -= bought.cost;
        city.cards.push(bought);
    }
    G.step = "draw";
    G.legal = legal(G, 0);
    events.endTurn();
    return undefined;
}

const market = {
    name: "market",
    minPlayers: 4,
    maxPlayers: 4,
    setup: ({ random }) => {
        const decks = [0, 1, 2].map((deck) => random.Shuffle([...Array(36).keys()].map((number) => card(deck, number))));
        const G = {
            secret: decks,
            left: decks.map((deck) => deck.length - 1),
            market: decks.map((deck) => deck.pop()),
            cities: [0, 1, 2, 3].map(() => ({ coins: 3, cards: [] })),
            step: "draw",
        };
        return { ...G, legal: legal(G, 0) };
    },
    playerView: PlayerView.STRIP_SECRETS,
    moves: { play },
    endIf: ({ G }) => (G.cities.some((city) => city.cards.length >= CITY) || G.legal.length === 0 ? { over: true } : undefined),
};

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [market], db: new FlatFile({ dir: folder }), origins: ["http://127.0.0.1"] });
server.run({ port: Number(port) }, () => console.log("ready"));
