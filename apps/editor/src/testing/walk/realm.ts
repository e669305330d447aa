// Before anything else is read: the bytes of jsdom's own realm are none to Node's encoders and copies.
const bytes = new TextEncoder().encode('');
Object.assign(globalThis, { Uint8Array: bytes.constructor, ArrayBuffer: bytes.buffer.constructor });
