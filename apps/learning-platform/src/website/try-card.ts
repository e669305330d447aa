import { html, type Markup } from '../html.ts';
import type { PlatformState } from '../state.ts';
import { world } from '../world.ts';
import type { Visitor } from './visitor.ts';

/** What to try and as whom; nothing while there is no tool to try, or the people of the demo are gone. */
export function renderTryCard({ people, tools }: PlatformState, { translate }: Visitor): Markup | null {
  const tool = tools.find(({ status }) => status === 'approved');
  const [writer, student] = world.studentIds.map((id) => nameOf(people, id));
  const instructor = nameOf(people, world.instructorId);
  if (!tool || !writer || !student || !instructor) return null;
  return html`<section class="card try"><h2>${translate('try_title')}</h2>
<ol><li>${translate('try_grade', { instructor, student })}</li><li>${translate('try_write', { writer })}</li><li>${translate('try_add', { instructor })}</li></ol>
<p class="soft">${translate('try_tools', { tool: tool.name })}</p></section>`;
}

function nameOf(people: PlatformState['people'], id: string): string | null {
  const person = people.find((candidate) => candidate.id === id);
  return person ? `${person.givenName} ${person.familyName}` : null;
}
