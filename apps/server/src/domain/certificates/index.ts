export { issueBadge, readBadgeIssuer, readBadgeKey } from './badges.ts';
export { certificateJobs } from './jobs.ts';
export { checkFile, issueCertificate } from './service.ts';
export { setCertificateSecret } from './signing.ts';
