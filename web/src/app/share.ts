/** Pictures to share: drawn by Python as SVG, made into a PNG here, and handed to whoever shares or keeps them. */
import type { SharedPicture } from "../net/types";

/** Twice the size of the drawing: sharp on every screen. */
const SCALE = 2;

/** The PNG of a picture. */
export async function toPng({ svg, width, height }: SharedPicture): Promise<Blob> {
  const address = svgAddress(svg);
  try {
    const image = new Image(width * SCALE, height * SCALE);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An address of an SVG for an image of this page. Whoever makes one revokes it. */
export function svgAddress(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

/** Whether there is a share sheet, as on phones. */
export const canShare = typeof navigator.share === "function";

/** Whether pictures can be copied: browsers allow it in a secure context only. */
export const canCopyPictures = typeof ClipboardItem === "function" && Boolean(navigator.clipboard?.write);

/** Open the share sheet, with the picture where it takes files. To close it without sharing is no failure. */
export async function share(png: Blob, text: string, url: string | undefined): Promise<void> {
  const file = new File([png], fileName(), { type: "image/png" });
  const told = url ? { text, url } : { text };
  const whole = { ...told, files: [file] };
  try {
    await navigator.share(navigator.canShare?.(whole) ? whole : told);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** Copy a picture. The promise goes in unresolved: Safari forgets the click otherwise. */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
}

/** Save a picture as a file. */
export function download(png: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(png);
  link.download = fileName();
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function fileName(): string {
  return `happy-city-${new Date().toISOString().slice(0, 10)}.png`;
}
