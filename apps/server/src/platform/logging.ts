import { type Logger, pino } from 'pino';

const secretPaths = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.accessToken'];

/** Tokens stand in the query of WOPI calls; they never reach a log. */
export function redactUrl(url: string): string {
  return url.replace(/((?:access_token|token|code)=)[^&]*/gi, '$1***');
}

export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: secretPaths, censor: '***' },
    serializers: {
      req: (request: { method: string; url: string; id: unknown }) => ({
        method: request.method,
        url: redactUrl(request.url),
        id: request.id,
      }),
    },
  });
}
