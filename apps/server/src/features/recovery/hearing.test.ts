import { expect, it, onTestFinished, vi } from 'vitest';
import { linkRequestsFollowUp } from '../../domain/accounts/index.ts';
import { now } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logging.ts';
import { followSaves } from '../../platform/save-follow-ups.ts';
import { useApp } from '../../testing/app.ts';
import { mailsTo } from '../../testing/mails.ts';

const app = useApp();

it('a worker is notified at once of each requested link', async () => {
  const worker = followSaves([[linkRequestsFollowUp()]], { clock: now, logger: createLogger('silent') });
  onTestFinished(worker.close);
  const { user } = await app.signInAs('ROLE_STUDENT');
  for (const count of [1, 2]) {
    await app.anonymous('POST', '/api/auth/getPasswordrecoverylink', { query: { email: user.email } });
    await vi.waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(count), { timeout: 8000 });
  }
});
