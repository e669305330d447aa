import type { SignInBody } from '@redraft/contracts';
import { request } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isRecord } from '../../lib/records.ts';

/** Signs in and returns the authorization code. Parses by hand: zod is not loaded yet. */
export async function authorize(body: SignInBody): Promise<string> {
  const response = await request({ method: 'POST', path: '/api/auth/authorize' }, { body });
  const answer: unknown = await response.json();
  if (isRecord(answer) && typeof answer.code === 'string') return answer.code;
  throw new ApiError({
    status: response.status,
    code: 'answer.unexpected',
    message: 'The answer of the sign-in has an unexpected shape.',
  });
}
