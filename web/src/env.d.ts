declare module "virtual:pictures" {
  /** The file that holds a picture. */
  export default function fileOf(name: string): string;
}
