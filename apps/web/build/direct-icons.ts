import type { Plugin } from 'vite';

const iconImport = /^import \{([^}]*)\} from '[./]+(?:ui\/)?icons\/index\.ts';$/m;

/**
 * Replaces an import from `ui/icons` by one import for each icon, from MUI's icon package. The bundler then sees
 * which modules use an icon and puts it into their chunk (`chunks.ts`); through the index, every icon
 * would be loaded with the first page.
 */
export function directIcons(): Plugin {
  return {
    name: 'direct-icons',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /apps\/web\/src\/.+\.tsx?$/, code: /\/icons\/index\.ts'/ },
      handler(code, id) {
        if (!iconImport.test(code)) this.error(`${id} must import icons by one plain import statement`);
        return { code: code.replace(iconImport, importEachIcon), map: null };
      },
    },
  };
}

/** Has as many lines as the replaced import, so that source maps stay valid. */
function importEachIcon(statement: string, list: string): string {
  const names = list.split(',').flatMap((name) => name.trim() || []);
  const imports = names.map(
    (name) => `import ${name} from '@mui/icons-material/${name.replace(/Icon$/, '')}';`,
  );
  return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
}
