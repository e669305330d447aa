import type { Home } from '@redraft/contracts';
import { type Actor, hasPermission } from '../../access/index.ts';
import { listClassesOfAssistant } from '../../domain/classes/index.ts';
import { overseeingHome, staffHome } from './staff-home.ts';
import { learningHome } from './student-home.ts';

/** The user's next tasks, by the permissions of the account and its classes. */
export async function readHome(actor: Actor, now: Date): Promise<Home> {
  const [learning, teaching, assisting, overseeing] = await Promise.all([
    hasPermission(actor, 'enrollment.join') ? learningHome(actor, now) : null,
    hasPermission(actor, 'class.list_own') ? staffHome({ kind: 'taught', actorId: actor.userId }, now) : null,
    assistingHome(actor, now),
    hasPermission(actor, 'class.oversee') ? overseeingHome(actor, now) : null,
  ]);
  return { learning, teaching, assisting, overseeing };
}

async function assistingHome(actor: Actor, now: Date): Promise<Home['assisting']> {
  const classes = await listClassesOfAssistant({ userId: actor.userId, index: 0 });
  const isAssistant = classes.length > 0 || hasPermission(actor, 'class.list_any');
  return isAssistant ? staffHome({ kind: 'assisted', actorId: actor.userId }, now) : null;
}
