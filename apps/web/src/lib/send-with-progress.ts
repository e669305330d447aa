/** Like `fetch`, but reports upload progress, which `fetch` cannot. Rejects in the same way. */
export function sendWithProgress(
  address: string,
  request: { method: string; headers: Headers; body: FormData },
  onProgress: (sentBytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, address);
    call.responseType = 'blob';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded }) => onProgress(loaded);
    call.onload = () =>
      resolve(new Response(buildBody(call), { status: call.status, headers: buildHeaders(call) }));
    call.onerror = () => reject(new TypeError('Nothing answers.'));
    call.send(request.body);
  });
}

/** Some statuses do not allow a body. */
function buildBody(call: XMLHttpRequest): Blob | null {
  return call.response instanceof Blob && call.response.size > 0 ? call.response : null;
}

function buildHeaders(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
