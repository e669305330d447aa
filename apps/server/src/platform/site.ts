import type { FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** Who runs this Redraft, as far as anybody has said; `platform/config` reads it. */
export interface SiteSettings {
  email?: string | undefined;
  operator?: string | undefined;
  operatorUrl?: string | undefined;
  publicUrl?: string | undefined;
}

interface Site {
  email: string;
  operator: string | null;
  operatorUrl: string | null;
}

/** For an address where nobody has named one: "info" at the name under which the site is called. */
export function siteAt({ hostname }: Pick<FastifyRequest, 'hostname'>, settings: SiteSettings): Site {
  const { email, operator = null, operatorUrl = null, publicUrl } = settings;
  const host = publicUrl === undefined ? hostname : new URL(publicUrl).hostname;
  return { email: email ?? `info@${host}`, operator, operatorUrl };
}

/** Fills it into a built page: as data where a program reads it, as words where a person does. */
export function withSite(site: Site): (html: string) => string {
  const words: Record<string, string> = {
    SITE: JSON.stringify(site),
    EMAIL: site.email,
    OPERATOR: site.operator ?? site.email.replace(/^.*@/, ''),
  };
  return (html) =>
    html.replace(/REDRAFT-(SITE|EMAIL|OPERATOR)\b/g, (_all, name: string) => escapeHtml(words[name] ?? ''));
}
