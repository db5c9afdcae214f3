import {
  type CSSVariablesResolver,
  createTheme,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';

/** From the palest to the deepest; buttons are filled with the ninth. */
const teal: MantineColorsTuple = [
  '#e5f1ef',
  '#cfe6e4',
  '#a2cfcb',
  '#74b7b1',
  '#62c9bd',
  '#2f8b85',
  '#1c7d77',
  '#14766f',
  '#0b5a55',
  '#084641',
];
const slate: MantineColorsTuple = [
  '#f5f7f8',
  '#eef1f3',
  '#e4e9ec',
  '#c9d2d8',
  '#a6b2bb',
  '#7d8b98',
  '#5f6e79',
  '#45545f',
  '#26343f',
  '#14202a',
];
const night: MantineColorsTuple = [
  '#e9eff2',
  '#b2bfc7',
  '#8d9ca6',
  '#71818b',
  '#3a4a53',
  '#232f36',
  '#151e23',
  '#0f161a',
  '#0c1215',
  '#080d0f',
];

/** Controls are as high as the pointer needs them: see tokens.css. */
const sized = (part: string, height: string) => (_theme: unknown, props: { size?: unknown }) => ({
  [part]: props.size === 'md' ? { [height]: 'var(--assay-control-height)' } : {},
});

const sizedBox = (size: string) => () => ({ root: { [size]: 'var(--assay-box)' } });

const ordinary = { defaultProps: { size: 'md' } };
const inLine = {
  ...ordinary,
  styles: { label: { paddingBlock: 'var(--assay-label-room)' } },
};

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 8,
  autoContrast: true,
  colors: { teal, gray: slate, dark: night },
  black: '#14202a',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.33', sm: '1.4', md: '1.43', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: '640' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  components: {
    Button: { ...ordinary, vars: sized('root', '--button-height') },
    Input: { vars: sized('wrapper', '--input-height') },
    TextInput: ordinary,
    PasswordInput: ordinary,
    NativeSelect: ordinary,
    Textarea: ordinary,
    Radio: { ...inLine, vars: sizedBox('--radio-size') },
    RadioGroup: ordinary,
    Checkbox: { ...inLine, vars: sizedBox('--checkbox-size') },
    Badge: { defaultProps: { tt: 'none', size: 'md', fw: 520, radius: 4 } },
    Menu: { defaultProps: { radius: 8 } },
    // A header inside a dialog is no banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalTitle: { defaultProps: { fz: 'lg', fw: 620, lh: 1.5 } },
  },
});

/** Mantine's surfaces and texts take the colours of tokens.css. */
const surfaces = {
  '--mantine-color-body': 'var(--assay-bg)',
  '--mantine-color-text': 'var(--assay-ink)',
  '--mantine-color-bright': 'var(--assay-ink)',
  '--mantine-color-dimmed': 'var(--assay-ink-3)',
  '--mantine-color-placeholder': 'var(--assay-ink-3)',
  '--mantine-color-default': 'var(--assay-bg)',
  '--mantine-color-default-color': 'var(--assay-ink)',
  '--mantine-color-default-hover': 'var(--assay-hover)',
  '--mantine-color-default-border': 'var(--assay-line)',
  '--mantine-color-anchor': 'var(--assay-accent)',
  '--mantine-color-error': 'var(--assay-danger)',
  '--mantine-primary-color-filled': 'var(--assay-accent-fill)',
  '--mantine-primary-color-filled-hover': 'var(--assay-accent-hover)',
  '--mantine-color-teal-filled': 'var(--assay-accent-fill)',
  '--mantine-color-teal-filled-hover': 'var(--assay-accent-hover)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-shadow-md': 'var(--assay-shadow)' },
  light: surfaces,
  dark: surfaces,
});

/** The same key as in the script of index.html. */
export const colorScheme = localStorageColorSchemeManager({ key: 'assay.color-scheme' });
