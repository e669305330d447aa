import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html, type Markup } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import { addTool, type ManualTool } from '../registration/manual.ts';
import { inviteTool } from '../registration/register.ts';
import type { RegisteredTool } from '../state.ts';
import { readInput, sendNotFound } from './course-route.ts';
import { renderEmpty, renderFrame, sendWebPage } from './layout.ts';
import { readVisitor, type Visitor } from './visitor.ts';

const addressSchema = z.url({ protocol: /^https?$/ });
const manualSchema = z.object({
  name: z.string().trim().min(1),
  login_url: addressSchema,
  launch_url: addressSchema,
  redirect_urls: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(addressSchema).min(1)),
  jwks_url: addressSchema,
  client_id: z.string().trim(),
  deployment_id: z.string().trim(),
});

/** The tools of the platform: registered by their own link or by hand, then approved. */
export function registerSettingsPages(app: FastifyInstance, platform: PlatformContext): void {
  app.get('/settings', (request, reply) => sendTools(platform, readVisitor(platform, request), { reply }));
  app.get('/settings/register', (request, reply) => {
    const visitor = readVisitor(platform, request);
    const address = addressSchema.safeParse(readInput(request).query.url?.trim());
    if (!address.success)
      return sendTools(platform, visitor, { reply, error: visitor.translate('invalid_url') });
    return sendRegistration(platform, visitor, { reply, address: address.data });
  });
  app.post('/settings/tools', (request, reply) => {
    const visitor = readVisitor(platform, request);
    const form = manualSchema.safeParse(readInput(request).form);
    if (!form.success)
      return sendTools(platform, visitor, { reply, error: visitor.translate('invalid_tool') });
    addTool(platform.state, readManualTool(form.data));
    return reply.redirect('/settings', 303);
  });
  app.post('/settings/tools/:clientId/approve', (request, reply) => {
    const { clientId } = readInput(request).parameters;
    const tool = platform.state.tools.find((candidate) => candidate.clientId === clientId);
    if (!tool) return sendNotFound(reply, readVisitor(platform, request));
    tool.status = 'approved';
    return reply.redirect('/settings', 303);
  });
  app.post('/settings/tools/:clientId/remove', (request, reply) => {
    const { clientId } = readInput(request).parameters;
    const { state } = platform;
    state.tools = state.tools.filter((tool) => tool.clientId !== clientId);
    for (const course of state.courses) {
      course.links = course.links.filter((link) => link.clientId !== clientId);
      course.lineItems = course.lineItems.filter((item) => item.clientId !== clientId);
    }
    return reply.redirect('/settings', 303);
  });
}

function readManualTool(form: z.infer<typeof manualSchema>): ManualTool {
  return {
    name: form.name,
    initiateLoginUri: form.login_url,
    redirectUris: form.redirect_urls,
    jwksUri: form.jwks_url,
    targetLinkUri: form.launch_url,
    ...(form.client_id === '' ? {} : { clientId: form.client_id }),
    ...(form.deployment_id === '' ? {} : { deploymentIds: [form.deployment_id] }),
  };
}

function sendTools(
  platform: PlatformContext,
  visitor: Visitor,
  { reply, error }: { reply: FastifyReply; error?: string },
): FastifyReply {
  const { translate } = visitor;
  const tools = platform.state.tools.map((tool) => renderTool(visitor, tool));
  const alert = error === undefined ? null : html`<p class="notice wrong" role="alert">${error}</p>`;
  if (error !== undefined) reply.code(400);
  return sendWebPage(reply, visitor, {
    title: translate('settings'),
    course: platform.state.courses[0],
    tab: 'settings',
    body: html`<h1>${translate('settings')}</h1>${alert}
${tools.length > 0 ? html`<ul class="cards">${tools}</ul>` : renderEmpty(translate('no_tools'), translate('no_tools_hint'))}
<div class="cards">
<section class="card"><h2>${translate('register_tool')}</h2><p>${translate('register_hint')}</p>
<form method="get" action="/settings/register"><label>${translate('registration_url')}<input name="url" type="url" required maxlength="2000"></label><button>${translate('register')}</button></form></section>
<section class="card"><details><summary>${translate('by_hand')}</summary>${renderManualForm(visitor)}</details></section>
<section class="card"><details open><summary>${translate('platform_details')}</summary>${renderPlatform(platform, visitor)}</details></section>
</div>`,
  });
}

function renderTool({ translate, language }: Visitor, tool: RegisteredTool): Markup {
  const isPending = tool.status === 'pending';
  const action = `/settings/tools/${encodeURIComponent(tool.clientId)}`;
  const approve = isPending
    ? html`<form method="post" action="${action}/approve"><button>${translate('approve')}</button></form>`
    : null;
  const logo = tool.logoUri === null ? null : html`<img src="${tool.logoUri}" alt="" width="32" height="32">`;
  const facts = describe([
    [translate('client_id'), tool.clientId],
    [translate('deployment_id'), tool.deploymentIds.join(', ')],
    [translate('login_url'), tool.initiateLoginUri],
    [translate('launch_url'), tool.targetLinkUri],
    [translate('jwks_url'), tool.jwksUri],
    [translate('tool_messages'), tool.messages.map(({ type }) => type).join(', ')],
    [translate('tool_scopes'), tool.scopes.join(', ')],
  ]);
  return html`<li class="card"><div class="head">${logo}<h2 dir="auto">${tool.names[language] ?? tool.name}</h2><span class="badge">${translate(isPending ? 'tool_pending' : 'tool_approved')}</span></div>
<details><summary>${translate('tool_details')}</summary>${facts}</details>
<div class="actions">${approve}<form method="post" action="${action}/remove"><button class="second">${translate('remove')}</button></form></div></li>`;
}

function describe(facts: [string, string][]): Markup {
  return html`<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function renderManualForm({ translate }: Visitor): Markup {
  const field = (name: string, label: string, type: 'text' | 'url') =>
    html`<label>${label}<input name="${name}" type="${type}" required maxlength="2000"></label>`;
  const optional = (name: string, label: string) =>
    html`<label>${label} <small>${translate('client_id_hint')}</small><input name="${name}" maxlength="200"></label>`;
  return html`<p>${translate('by_hand_hint')}</p><form method="post" action="/settings/tools">
${field('name', translate('tool_name'), 'text')}
${field('login_url', translate('login_url'), 'url')}
${field('launch_url', translate('launch_url'), 'url')}
<label>${translate('redirect_urls')}<textarea name="redirect_urls" rows="2" required></textarea></label>
${field('jwks_url', translate('jwks_url'), 'url')}
${optional('client_id', translate('client_id'))}
${optional('deployment_id', translate('deployment_id'))}
<button>${translate('save')}</button></form>`;
}

function renderPlatform({ origin }: PlatformContext, { translate }: Visitor): Markup {
  const facts = describe([
    [translate('issuer'), origin],
    [translate('authorization_url'), `${origin}/lti/authorize`],
    [translate('token_url'), `${origin}/lti/token`],
    [translate('jwks_url'), `${origin}/lti/jwks`],
  ]);
  return html`<p>${translate('platform_details_hint')}</p>${facts}`;
}

function sendRegistration(
  platform: PlatformContext,
  visitor: Visitor,
  { reply, address }: { reply: FastifyReply; address: string },
): FastifyReply {
  const { translate } = visitor;
  const frame = renderFrame(inviteTool(platform).addressFor(address), {
    title: translate('registering'),
    closeHref: '/settings',
  });
  return sendWebPage(reply, visitor, {
    title: translate('registering'),
    course: platform.state.courses[0],
    tab: 'settings',
    body: html`<div class="head"><h1>${translate('registering')}</h1><a href="/settings">${translate('back_to_tools')}</a></div>
${frame}`,
  });
}
