/** Back closes what is open before it leaves the page: one step of the history stands for all open sheets and drawers. */
const open: (() => void)[] = [];
/** Whether that step is the present one. */
let pushed = false;
/** Steps back that we took ourselves, under way. */
let own = 0;

const isMarked = (): boolean => (history.state as { open?: boolean } | null)?.open === true;

/** Bring the history in line with what is open. */
function sync(): void {
  if (own) return;
  try {
    if (open.length && !isMarked()) history.pushState({ open: true }, "");
    else if (!open.length && isMarked()) {
      own += 1;
      history.back();
    }
  } catch {
    // The browser refuses more changes for a while. Back then leaves the page, as without us.
  }
  pushed = open.length > 0 && isMarked();
}

addEventListener("popstate", () => {
  if (own) own -= 1;
  else if (pushed) open.at(-1)?.();
  pushed = false;
  setTimeout(sync);
});

/** Let Back close something. Returns what to call when it is closed in any way. What opens by itself gets no step in the
    history: browsers skip such steps. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  if (navigator.userActivation?.isActive) sync();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    setTimeout(sync);
  };
}
