import type { Logger } from 'pino';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { OfficeConverter } from '../../platform/soffice.ts';
import { readCurrent } from '../revisions/index.ts';
import { claimTemplateWithoutThumbnail, type TemplateWithoutThumbnail, updatePicture } from './queries.ts';

export const thumbnailQueue = 'template-pictures';

/** Thumbnails are shown in a list; larger ones are not worth loading. */
const maxBytes = 1024 * 1024;

interface ThumbnailJob {
  make: OfficeConverter['renderFirstPage'];
  onError: (template: TemplateWithoutThumbnail, cause: unknown) => void;
}

/** Replaces a generated thumbnail by LibreOffice's rendering of the first page; false if none is left. If that fails, the generated one stays. */
export async function makeNextThumbnail({ make, onError }: ThumbnailJob): Promise<boolean> {
  const template = await claimTemplateWithoutThumbnail();
  if (template === undefined) return false;
  try {
    const { bytes } = await readCurrent(template.fileId);
    const picture = await make(bytes, template.kind);
    if (picture.length <= maxBytes) await updatePicture(template.id, picture);
  } catch (cause) {
    onError(template, cause);
  }
  return true;
}

export function templateLibraryJobs(logger: Logger, converter: OfficeConverter): readonly JobDefinition[] {
  const onError = ({ id }: TemplateWithoutThumbnail, cause: unknown) =>
    logger.warn({ err: cause, templateId: id }, 'No picture could be made of a template');
  return [
    defineJob({
      name: thumbnailQueue,
      payload: noPayloadSchema,
      // Also sent with each upload; the schedule handles existing templates after LibreOffice has been installed.
      schedule: '*/15 * * * *',
      handler: async () => {
        let isMore = converter.isAvailable();
        while (isMore) isMore = await makeNextThumbnail({ make: converter.renderFirstPage, onError });
      },
    }),
  ];
}
