import { encodeAttribute } from '@redraft/documents';
import { type Draft, draftOf, fresh, put, xmlOf } from '../../../xml/draft.ts';
import { readElement } from '../../../xml/element.ts';
import { type Lead, leadsOf, relationshipsName } from '../../../xml/relationships.ts';
import { stringOf } from '../../../xml/values.ts';

/** Where the parts of a file lead while it is written. */
export interface LeadsBook {
  leads: (part: string) => ReadonlyMap<string, Lead>;
  /** The id of a lead to there, an existing one where there is one. */
  lead: (part: string, lead: Omit<Lead, 'id'>) => string;
  /** A lead under an id that the text of the part uses already. */
  keepLead: (part: string, lead: Lead) => void;
  dropLead: (part: string, id: string) => void;
  forget: (part: string) => void;
  changed: () => [part: string, xml: string][];
}

interface Leads {
  draft: Draft;
  all: Map<string, Lead>;
  /** The ids by what they lead to. */
  ids: Map<string, string>;
  isChanged: boolean;
}

const empty = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';

const keyOf = ({ type, target, isExternal }: Omit<Lead, 'id'>): string =>
  JSON.stringify([type, target, isExternal]);

export function openLeads(text: (part: string) => string | null): LeadsBook {
  const known = new Map<string, Leads>();
  const leadsAt = (part: string): Leads => {
    const own = known.get(part) ?? readLeads(text(relationshipsName(part)) ?? empty, part);
    known.set(part, own);
    return own;
  };
  const keepLead = (part: string, lead: Lead): void => {
    const own = leadsAt(part);
    own.all.set(lead.id, lead);
    own.ids.set(keyOf(lead), lead.id);
    own.isChanged = true;
    // From the root of the package, so that it does not matter where the part lies.
    const target = encodeAttribute(lead.isExternal ? lead.target : `/${lead.target}`);
    const mode = lead.isExternal ? ' TargetMode="External"' : '';
    const xml = `<Relationship Id="${encodeAttribute(lead.id)}" Type="${encodeAttribute(lead.type)}" Target="${target}"${mode}/>`;
    put(own.draft, fresh(xml), []);
  };
  return {
    leads: (part) => leadsAt(part).all,
    keepLead,
    lead: (part, lead) => {
      const { all, ids } = leadsAt(part);
      const there = ids.get(keyOf(lead));
      if (there !== undefined) return there;
      let number = all.size + 1;
      while (all.has(`rId${number}`)) number += 1;
      keepLead(part, { id: `rId${number}`, ...lead });
      return `rId${number}`;
    },
    dropLead: (part, id) => {
      const own = leadsAt(part);
      const gone = own.all.get(id);
      if (gone !== undefined) own.ids.delete(keyOf(gone));
      own.all.delete(id);
      own.isChanged = true;
      own.draft.parts = own.draft.parts.filter(
        (piece) => typeof piece === 'string' || stringOf(readElement(xmlOf(piece)), 'Id') !== id,
      );
    },
    forget: (part) => {
      known.delete(part);
    },
    changed: () =>
      [...known].flatMap(([part, { draft, isChanged }]) => (isChanged ? [[part, xmlOf(draft)]] : [])),
  };
}

function readLeads(xml: string, part: string): Leads {
  const found = leadsOf(xml, part);
  const root = readElement(xml);
  return {
    draft: root === null ? fresh(empty) : draftOf(root),
    all: new Map(found.map((lead) => [lead.id, lead])),
    ids: new Map(found.map((lead) => [keyOf(lead), lead.id])),
    isChanged: false,
  };
}
