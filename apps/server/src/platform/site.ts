import type { FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** The operator of this installation, as far as configured; `platform/config` reads it. */
export interface SiteSettings {
  email?: string | undefined;
  operator?: string | undefined;
  operatorUrl?: string | undefined;
  publicUrl?: string | undefined;
  offlineWriting?: boolean | undefined;
  /** Offers the pseudo-languages. */
  hasPseudoLanguages?: boolean | undefined;
}

interface Site {
  email: string;
  operator: string | null;
  operatorUrl: string | null;
  /** Whether devices may keep assignments for work without a network. */
  offlineWriting: boolean;
  hasPseudoLanguages: boolean;
}

/** The fallback contact address: "info" at the host name of the request. */
export function siteAt({ hostname }: Pick<FastifyRequest, 'hostname'>, settings: SiteSettings): Site {
  const {
    email,
    operator = null,
    operatorUrl = null,
    publicUrl,
    offlineWriting = true,
    hasPseudoLanguages = false,
  } = settings;
  const host = publicUrl === undefined ? hostname : new URL(publicUrl).hostname;
  return { email: email ?? `info@${host}`, operator, operatorUrl, offlineWriting, hasPseudoLanguages };
}

/** Inserts the operator's details into a built page: as data for scripts, as text for readers. */
export function withSite(site: Site): (html: string) => string {
  const replacements: Record<string, string> = {
    SITE: JSON.stringify(site),
    EMAIL: site.email,
    OPERATOR: site.operator ?? site.email.replace(/^.*@/, ''),
    WEBSITE: site.operatorUrl ?? '/',
  };
  return (html) =>
    html.replace(/REDRAFT-(SITE|EMAIL|OPERATOR|WEBSITE)\b/g, (_all, name: string) =>
      escapeHtml(replacements[name] ?? ''),
    );
}
