import { written } from '@redraft/sentences';
import { z } from 'zod';
import { platformIdSchema } from './ids.ts';
import { bareText, optionalTitle, titleText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Learning platforms (Canvas, Moodle, Brightspace, Blackboard …) in whose courses Redraft appears: LTI 1.3. */

const platformName = 200;
const platformAddress = 2000;
/** Of a list that an administrator types in. */
const platformEntries = 50;

/** Whether it may be asked at all is the server's to say, which knows where it runs. */
const addressSchema = bareText()
  .trim()
  .max(platformAddress)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    written('lti.address_format'),
  );
const identifierSchema = bareText().trim().min(1).max(255);
const domainSchema = bareText()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, written('lti.domain_format'));

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(platformEntries);
const changeableFields = {
  name: titleText(platformName),
  /** The school or university that it belongs to; empty for none. */
  institution: optionalTitle(platformName),
  authorizationEndpoint: addressSchema,
  tokenEndpoint: addressSchema,
  /** Whom assertions to the token endpoint are for, where that is not its address. */
  tokenAudience: bareText()
    .trim()
    .max(platformAddress)
    .nullable()
    .transform((text) => text || null),
  jwksUri: addressSchema,
  /** Without one, the first launch names it. */
  deployments: listOf(identifierSchema),
  /** Addresses in these are believed. */
  emailDomains: listOf(domainSchema),
};

/** What an administrator copies out of the platform's own pages. */
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

/** What is left out stays as it is; issuer and client id stay in any case. */
export const changePlatformBodySchema = z.object(changeableFields).partial();
export type ChangePlatformBody = z.infer<typeof changePlatformBodySchema>;

export const platformParamsSchema = z.object({ id: platformIdSchema });

/** A platform as administrators see it. */
export const platformSchema = platformFieldsSchema.extend({
  id: platformIdSchema,
  tokenAudience: z.string().nullable(),
  /** Nobody launches before it is approved. */
  status: z.enum(['pending', 'approved']),
  registered: z.enum(['dynamic', 'manual']),
  messages: z.array(z.string()),
  scopes: z.array(z.string()),
  createdAt: instantSchema,
  createdBy: z.string().nullable(),
  approvedAt: instantSchema.nullable(),
  approvedBy: z.string().nullable(),
  /** Courses in which somebody has launched, and those of them that are connected with a class. */
  courses: z.number().int(),
  connectedCourses: z.number().int(),
});
export type Platform = z.infer<typeof platformSchema>;

export const platformInvitationBodySchema = z
  .object({ institution: optionalTitle(platformName).default('') })
  .nullish();

/** For one registration, by whoever has the link. */
export const platformInvitationSchema = z.object({ url: z.string(), expires: instantSchema });
export type PlatformInvitation = z.infer<typeof platformInvitationSchema>;

/** What a platform's own pages ask for when Redraft is added by hand. */
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
