import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { platformIdSchema } from './ids.ts';
import { bareText, optionalTitle, titleText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Learning platforms (Canvas, Moodle, Brightspace, Blackboard …) connected by LTI 1.3. */

const platformName = 200;
const platformAddress = 2000;
/** Maximum entries of a list that an administrator enters. */
const platformEntries = 50;

/** The server decides whether the URL may be called, because that depends on the installation. */
const addressSchema = bareText()
  .trim()
  .max(platformAddress)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    formatSentence('lti.address_format'),
  );
const identifierSchema = bareText().trim().min(1).max(255);
const domainSchema = bareText()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, formatSentence('lti.domain_format'));

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(platformEntries);
const changeableFields = {
  name: titleText(platformName),
  /** The school or university that it belongs to; if empty, one of its own. */
  institution: optionalTitle(platformName),
  authorizationEndpoint: addressSchema,
  tokenEndpoint: addressSchema,
  /** The audience of assertions for the token endpoint, if it is not the endpoint's URL. */
  tokenAudience: bareText()
    .trim()
    .max(platformAddress)
    .nullable()
    .transform((text) => text || null),
  jwksUri: addressSchema,
  /** If empty, the first launch sets it. */
  deployments: listOf(identifierSchema),
  /** Email addresses in these domains are trusted. */
  emailDomains: listOf(domainSchema),
};

/** Copied by an administrator from the platform's configuration page. */
export const platformFieldsSchema = z.object({
  ...changeableFields,
  issuer: addressSchema,
  clientId: identifierSchema,
  institution: changeableFields.institution.default(''),
  tokenAudience: changeableFields.tokenAudience.default(null),
  deployments: changeableFields.deployments.default([]),
  emailDomains: changeableFields.emailDomains.default([]),
});
export type PlatformFields = z.infer<typeof platformFieldsSchema>;

/** Absent fields stay as they are; issuer and client ID cannot be changed. */
export const changePlatformBodySchema = z.object(changeableFields).partial();
export type ChangePlatformBody = z.infer<typeof changePlatformBodySchema>;

export const platformParamsSchema = z.object({ id: platformIdSchema });

/** A platform as shown to administrators. */
export const platformSchema = platformFieldsSchema.extend({
  id: platformIdSchema,
  tokenAudience: z.string().nullable(),
  /** Launches are refused before approval. */
  status: z.enum(['pending', 'approved']),
  registered: z.enum(['dynamic', 'manual']),
  messages: z.array(z.string()),
  scopes: z.array(z.string()),
  createdAt: instantSchema,
  createdBy: z.string().nullable(),
  approvedAt: instantSchema.nullable(),
  approvedBy: z.string().nullable(),
  /** Courses from which there was a launch, and those that are connected with a class. */
  courses: z.number().int(),
  connectedCourses: z.number().int(),
});
export type Platform = z.infer<typeof platformSchema>;

export const platformInvitationBodySchema = z
  .object({ institution: optionalTitle(platformName).default('') })
  .nullish();

/** For one registration; whoever has the link can use it. */
export const platformInvitationSchema = z.object({ url: z.string(), expires: instantSchema });
export type PlatformInvitation = z.infer<typeof platformInvitationSchema>;

/** The URLs for adding Redraft to a platform manually. */
export const toolAddressesSchema = z.object({
  loginInitiation: z.string(),
  redirect: z.string(),
  targetLink: z.string(),
  deepLinking: z.string(),
  keys: z.string(),
  icon: z.string(),
  domain: z.string(),
  scopes: z.array(z.string()),
});
export type ToolAddresses = z.infer<typeof toolAddressesSchema>;

/** What somebody was shown when they could not be let in from a learning platform. */
export const platformRefusalSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  /** With the reason, where a code covers several. */
  code: z.string(),
  at: instantSchema,
  platformName: z.string().nullable(),
  /** As the request named it; nobody has proved it. */
  issuer: z.string().nullable(),
});
export type PlatformRefusal = z.infer<typeof platformRefusalSchema>;
export const platformRefusalsQuerySchema = z.object({ reference: bareText().trim().max(20).default('') });
