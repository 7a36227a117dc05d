declare module "virtual:python" {
  /** The folder with Python's files, below the site's own. */
  const folder: string;
  export default folder;
}

declare module "virtual:pictures" {
  /** The file that holds a picture. */
  export default function fileOf(name: string): string;
}
