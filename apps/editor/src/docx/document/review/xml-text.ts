import { decodeEntities } from '@redraft/documents';
/** The value of an attribute in the text of a tag. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decodeEntities(found);
}

/** Stands in the running text for something beside it; these two are no characters and in no real text. */
export function markerOf(index: number): string {
  return `\uFDD0${index}\uFDD1`;
}

export const markerPattern = /\uFDD0(\d+)\uFDD1/;
