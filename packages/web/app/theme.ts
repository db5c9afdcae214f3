import {
  type CSSVariablesResolver,
  createTheme,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';

const teal: MantineColorsTuple = [
  '#e8f4f3',
  '#cfe6e4',
  '#a2cfcb',
  '#74b7b1',
  '#4fa39c',
  '#2f8b85',
  '#1c7d77',
  '#0f6b66',
  '#0b5a56',
  '#064843',
];
const slate: MantineColorsTuple = [
  '#f8fafc',
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  '#a9b5c5',
  '#7f8da1',
  '#566478',
  '#43526a',
  '#334155',
  '#1e293b',
];
const night: MantineColorsTuple = [
  '#dfe5ec',
  '#bcc7d3',
  '#9dabba',
  '#7d8c9d',
  '#3d4a59',
  '#303b48',
  '#242e39',
  '#1a222c',
  '#131a22',
  '#0c1117',
];

const roomy = { defaultProps: { size: 'md' } };

/** The ordinary size of a control is large enough for a gloved finger. */
const touchable = (part: string, height: string) => (_theme: unknown, props: { size?: unknown }) => ({
  [part]: props.size === 'md' ? { [height]: '2.75rem' } : {},
});

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 8,
  autoContrast: true,
  colors: { teal, gray: slate, dark: night },
  black: '#17202b',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.05rem', lineHeight: '1.4' },
    },
  },
  components: {
    Button: { ...roomy, vars: touchable('root', '--button-height') },
    Input: { vars: touchable('wrapper', '--input-height') },
    TextInput: roomy,
    PasswordInput: roomy,
    NativeSelect: roomy,
    Textarea: roomy,
    Radio: { ...roomy, styles: { body: { alignItems: 'center' }, label: { paddingBlock: '0.625rem' } } },
    RadioGroup: roomy,
    Checkbox: { ...roomy, styles: { body: { alignItems: 'center' }, label: { paddingBlock: '0.625rem' } } },
    Badge: { defaultProps: { tt: 'none', size: 'lg', fw: 600 } },
    // A header inside a dialog is no banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalTitle: { defaultProps: { fz: 'lg', fw: 650, lh: 1.3 } },
  },
});

/** Mantine's own red for errors is too pale to read. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-error': 'var(--mantine-color-red-9)' },
  dark: { '--mantine-color-error': 'var(--mantine-color-red-4)' },
});

/** The same key as in the script of index.html. */
export const colorScheme = localStorageColorSchemeManager({ key: 'assay.color-scheme' });
