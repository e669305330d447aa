import type { DocumentWorker } from '../../frame/document.ts';
import type { DocumentFormat } from '../../frame/worker/document-format.ts';
import { routeConnectors } from '../connectors/route-connectors.ts';
import { applyChanges } from '../scene/changes.ts';
import { completeEarlierEdit } from '../scene/earlier-edits.ts';
import type { Scene, SceneContent } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { type ContentSources, mergeScenes } from './merge-scenes.ts';
import { isSameValue } from './same-values.ts';
import { listSceneLines } from './scene-lines.ts';

/** An opened file with its visible scene. */
export interface OpenedScene {
  scene: SceneContent;
}

/** A file and the current state of its scene. */
export interface SceneDocument<Opened extends OpenedScene> {
  bytes: Uint8Array;
  opened: Opened;
  scene: SceneContent;
  /** Files that pages and shapes were imported from, by the ids that they have here. */
  contentSources: ContentSources<Opened>;
}

export interface SceneFormat<Opened extends OpenedScene> {
  open: (bytes: Uint8Array) => Opened;
  /** Writes the opened file with the current scene. */
  write: (opened: Opened, scene: Scene, contentSources: ContentSources<Opened>) => Uint8Array;
}

/** Whether two scenes are written alike. */
const isSameContent = (one: Scene, other: Scene): boolean =>
  isSameValue(one.pages, other.pages) &&
  isSameValue(one.layers, other.layers) &&
  isSameValue(one.styles, other.styles);

/** Worker interface for every format with pages of shapes. */
export function createSceneForm<Opened extends OpenedScene>(
  format: SceneFormat<Opened>,
): DocumentFormat<SceneEdit, SceneDocument<Opened>, SceneContent> {
  return {
    read: async (bytes) => {
      const opened = format.open(bytes);
      return { bytes, opened, scene: opened.scene, contentSources: new Map() };
    },
    write: async ({ bytes, opened, scene, contentSources }) =>
      isSameContent(opened.scene, scene) ? bytes : format.write(opened, scene, contentSources),
    apply: (document, edit) => {
      const completeEdit = completeEarlierEdit(edit, document.scene.pages);
      return {
        ...document,
        scene: { ...applyChanges(document.scene, completeEdit), unsupported: document.scene.unsupported },
      };
    },
    // Pages and shapes are addressed by id, so edits are independent of each other.
    canSkip: () => true,
    contentOf: ({ scene }) => scene,
    withContent: (document, scene) => ({ ...document, scene }),
    linesOf: ({ scene }) => listSceneLines(scene),
    isSame: (one, other) => isSameContent(one.scene, other.scene),
    merge: ({ base, mine, theirs }) => {
      const { scene, contentSources } = mergeScenes(
        { base: base.scene, mine: mine.scene, theirs: theirs.scene },
        mine.opened,
      );
      // Connectors of one side follow the shapes that the other side has moved.
      const routed = routeConnectors(theirs.scene, scene);
      return { ...theirs, scene: { ...routed, unsupported: theirs.scene.unsupported }, contentSources };
    },
  };
}

/** Requests from the page to the worker of such a file. */
export type SceneWork = DocumentWorker<SceneEdit, SceneContent>;
