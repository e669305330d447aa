// Must run first: Node's encoders do not accept typed arrays of jsdom's realm.
const bytes = new TextEncoder().encode('');
Object.assign(globalThis, { Uint8Array: bytes.constructor, ArrayBuffer: bytes.buffer.constructor });
