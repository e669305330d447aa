const headLength = 30;
const localHead = 0x04034b50;

/** Reads entry names from a streamed zip to show the progress of an export. Requires sizes in the local file headers. */
export function createEntryReader(onEntry: (name: string) => void): (piece: Uint8Array) => void {
  let header = new Uint8Array();
  let toSkip = 0;
  let isEndReached = false;

  /** Number of header bytes needed, as far as known. */
  const neededBytes = () =>
    header.length < headLength ? headLength : headLength + viewOf(header).getUint16(26, true);

  function finishHead(): void {
    const view = viewOf(header);
    if (header.length >= headLength && view.getUint32(0, true) !== localHead) isEndReached = true;
    if (isEndReached || header.length < headLength || header.length < neededBytes()) return;
    onEntry(new TextDecoder().decode(header.subarray(headLength)));
    toSkip = view.getUint32(18, true) + view.getUint16(28, true);
    header = new Uint8Array();
  }

  return (piece) => {
    let offset = 0;
    while (offset < piece.length && !isEndReached) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, piece.length - offset);
        toSkip -= skipped;
        offset += skipped;
        continue;
      }
      const headerBytes = piece.subarray(offset, offset + neededBytes() - header.length);
      const longer = new Uint8Array(header.length + headerBytes.length);
      longer.set(header);
      longer.set(headerBytes, header.length);
      header = longer;
      offset += headerBytes.length;
      finishHead();
    }
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
