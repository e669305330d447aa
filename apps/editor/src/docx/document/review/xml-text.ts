import { decodeEntities } from '@redraft/documents';
/** The value of an attribute in a tag. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decodeEntities(found);
}

/** Placeholder for markup in the text; both delimiters are Unicode noncharacters, which do not occur in real text. */
export function markerOf(index: number): string {
  return `\uFDD0${index}\uFDD1`;
}

export const markerPattern = /\uFDD0(\d+)\uFDD1/;
