import { type ContentType, contentTypes, type TemplateKind, templateExtensions } from '@redraft/contracts';

/** The content type that a template's file type belongs to. */
export function contentTypeOf(kind: TemplateKind): ContentType {
  const isOne = (type: ContentType) => templateExtensions[type].some((extension) => extension === kind);
  const found = contentTypes.find(isOne);
  if (!found) throw new Error(`No content type has ${kind} templates.`);
  return found;
}
