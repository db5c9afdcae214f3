/** Machines as outlines on a picture of 1200 by 900: what is filled, and lines upon it. */
interface Outline {
  label: string;
  body: string;
  lines: string;
  /** Where something is to be seen. */
  at: readonly [x: number, y: number];
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const spring = (x: number, y: number): string =>
  Array.from({ length: 6 }, (_, i) => `M${x} ${y + i * 18}l50 9l-50 9`).join('');
const track = (x: number, y: number): string => `M${x + 60} ${y}h400a60 60 0 0 1 0 120h-400a60 60 0 0 1 0 -120z`;
const wheels = (x: number, y: number): string => [80, 200, 320, 440].map((dx) => circle(x + dx, y + 60, 34)).join('');

export const silhouettes = {
  jaw: {
    label: 'JAW CRUSHER',
    body: `M220 740L240 320L420 220H760L790 740Z M330 220L270 110H720L690 220Z ${circle(860, 430, 170)}`,
    lines: `M420 220L520 700M640 220L540 700${circle(860, 430, 60)}M860 260V370M860 490V600M690 430H800M920 430H1030`,
    at: [470, 520],
  },
  cone: {
    label: 'CONE CRUSHER',
    body: `M430 180H770V330H430Z M300 330H900L800 520H400Z M390 520H810L880 760H320Z ${box(860, 580, 200, 90)}`,
    lines: `M300 380H900M340 440H860M520 520L600 330L680 520${circle(1060, 625, 70)}M420 700H780`,
    at: [560, 430],
  },
  gyratory: {
    label: 'GYRATORY CRUSHER',
    body: 'M320 170H880L790 420L860 760H340L410 420Z M260 130H940V190H260Z',
    lines: 'M600 190L540 700M600 190L660 700M410 420H790M380 590H820M260 130Q600 40 940 130',
    at: [620, 500],
  },
  impactor: {
    label: 'IMPACT CRUSHER',
    body: `M230 740V380Q300 190 560 190H900L1000 380V740Z M760 190L820 90H1020L960 250Z`,
    lines: `${circle(560, 520, 150)}${circle(560, 520, 40)}M560 370V330M560 670V710M410 520H370M710 520H750M700 250L760 430M850 250V450`,
    at: [470, 430],
  },
  plant: {
    label: 'MOBILE PLANT',
    body: `${track(270, 640)} M260 600H820V640H260Z M330 600V380H560V600Z M300 380L240 220H620L570 380Z M600 600V450H780V600Z M800 600L1090 330L1130 360L850 640Z`,
    lines: `${wheels(270, 640)}M640 480H740M640 520H740M820 590L1100 345M330 460H560`,
    at: [450, 470],
  },
  screen: {
    label: 'INCLINED SCREEN',
    body: 'M180 300L900 500L900 680L180 480Z M860 660L1040 700L1030 760L850 720Z M130 200H330L300 330H180Z',
    lines: `M200 350L890 545M200 410L890 605M200 470L890 660${circle(540, 470, 60)}${spring(240, 520)}${spring(820, 690)}`,
    at: [640, 530],
  },
  horizontal: {
    label: 'HORIZONTAL SCREEN',
    body: 'M170 360H1030V600H170Z M430 250H560V360H430Z M640 250H770V360H640Z M120 240H260V380H120Z',
    lines: `M170 430H1030M170 500H1030M170 560H1030${circle(495, 305, 36)}${circle(705, 305, 36)}${spring(220, 610)}${spring(930, 610)}`,
    at: [820, 480],
  },
  drill: {
    label: 'SURFACE DRILL',
    body: `${track(200, 660)} M240 660V520H640V660Z M260 520V360H420V520Z M560 520L760 330L800 370L620 560Z M790 90H850V760H790Z M770 330H870V430H770Z`,
    lines: `${wheels(200, 660)}M280 380H400V460H280ZM820 90V760M660 440L720 500M480 560H600M480 600H600`,
    at: [820, 540],
  },
} as const satisfies Record<string, Outline>;

export type Silhouette = keyof typeof silhouettes;
