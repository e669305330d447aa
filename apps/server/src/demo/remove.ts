import { listDemoAccounts, loadActor, needsAdministrator } from '../domain/accounts/index.ts';
import { listPlatforms, removePlatform } from '../domain/lti/index.ts';
import { removeClassWithContents } from '../features/class-page/index.ts';
import { eraseAccountNow } from '../features/data-rights/index.ts';
import { erasers } from '../jobs.ts';
import {
  deleteDemoSettings,
  deleteErasedDemoAccounts,
  demoClientId,
  listDemoClasses,
  markLaunchedDemoAccounts,
} from './state.ts';

/** The demo world stays, for a reason that the operator can remove. */
export class DemoKept extends Error {}

/**
 * Takes the demo world out of a database that others use by now: its classes with all they contain, then its accounts. Safe to repeat: a removal
 * that was interrupted continues. `includesOthers` also removes what other people have written in its classes.
 */
export async function removeDemo(
  { includesOthers }: { includesOthers: boolean },
  now: Date,
): Promise<{ accounts: number; classes: number }> {
  await markLaunchedDemoAccounts();
  const accounts = await listDemoAccounts();
  const classes = await listDemoClasses();
  const shared = classes.filter(({ others }) => others > 0);
  if (shared.length > 0 && !includesOthers) throw new DemoKept(describeShared(shared));
  if (accounts.length > 0 && (await needsAdministrator({ countsDemo: false })))
    throw new DemoKept(
      'Nothing was removed: demo_admin is the only administrator. Create another one first: npm run admin -- create',
    );
  for (const { id, ownerId } of classes)
    await removeClassWithContents(await loadActor(ownerId, now), id, now);
  for (const { id, clientId } of await listPlatforms())
    if (clientId === demoClientId && accounts[0])
      await removePlatform(await loadActor(accounts[0].id, now), id, now);
  for (const { id: userId } of accounts) await eraseAccountNow({ userId, language: 'en' }, erasers, now);
  await deleteErasedDemoAccounts();
  await deleteDemoSettings();
  return { accounts: accounts.length, classes: classes.length };
}

function describeShared(shared: readonly { name: string; others: number }[]): string {
  const lines = shared.map(
    ({ name, others }) => `  ${name}: ${others} ${others === 1 ? 'person' : 'people'}`,
  );
  return [
    'Nothing was removed: people who are not demo accounts belong to classes of the demo world.',
    ...lines,
    'Repeat with --include-others to remove what they wrote there as well.',
  ].join('\n');
}
