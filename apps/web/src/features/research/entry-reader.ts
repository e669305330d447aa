const headLength = 30;
const localHead = 0x04034b50;

/** Reads entry names from a streamed zip to show the progress of an export. Requires sizes in the local file headers. */
export function createEntryReader(onEntry: (name: string) => void): (piece: Uint8Array) => void {
  let head = new Uint8Array();
  let toSkip = 0;
  let isOver = false;

  /** Number of header bytes needed, as far as known. */
  const wanted = () =>
    head.length < headLength ? headLength : headLength + viewOf(head).getUint16(26, true);

  function finishHead(): void {
    const view = viewOf(head);
    if (head.length >= headLength && view.getUint32(0, true) !== localHead) isOver = true;
    if (isOver || head.length < headLength || head.length < wanted()) return;
    onEntry(new TextDecoder().decode(head.subarray(headLength)));
    toSkip = view.getUint32(18, true) + view.getUint16(28, true);
    head = new Uint8Array();
  }

  return (piece) => {
    let at = 0;
    while (at < piece.length && !isOver) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, piece.length - at);
        toSkip -= skipped;
        at += skipped;
        continue;
      }
      const taken = piece.subarray(at, at + wanted() - head.length);
      const longer = new Uint8Array(head.length + taken.length);
      longer.set(head);
      longer.set(taken, head.length);
      head = longer;
      at += taken.length;
      finishHead();
    }
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
