import type { Logger } from 'pino';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { PdfMaker } from '../../platform/soffice.ts';
import { readCurrent } from '../revisions/index.ts';
import { claimUnpictured, type Unpictured, updatePicture } from './queries.ts';

export const pictureQueue = 'template-pictures';

/** A list of them is looked at, one picture each: larger ones are not worth their wait. */
const mostBytes = 1024 * 1024;

interface Picturing {
  make: PdfMaker['pictureOf'];
  onError: (of: Unpictured, cause: unknown) => void;
}

/**
 * A picture of the first page as LibreOffice shows it, in the place of one that was drawn of the words; false where none is left to make.
 * What cannot be made keeps the drawn one.
 */
export async function pictureNext({ make, onError }: Picturing): Promise<boolean> {
  const template = await claimUnpictured();
  if (template === undefined) return false;
  try {
    const { bytes } = await readCurrent(template.fileId);
    const picture = await make(bytes, template.kind);
    if (picture.length <= mostBytes) await updatePicture(template.id, picture);
  } catch (cause) {
    onError(template, cause);
  }
  return true;
}

export function templateLibraryJobs(logger: Logger, maker: PdfMaker): readonly JobDefinition[] {
  const onError = ({ id }: Unpictured, cause: unknown) =>
    logger.warn({ err: cause, templateId: id }, 'No picture could be made of a template');
  return [
    defineJob({
      name: pictureQueue,
      payload: noPayloadSchema,
      // Sent with each upload too; by this a machine that gets LibreOffice makes up for what is there.
      schedule: '*/15 * * * *',
      handler: async () => {
        let isMore = maker.isAvailable();
        while (isMore) isMore = await pictureNext({ make: maker.pictureOf, onError });
      },
    }),
  ];
}
