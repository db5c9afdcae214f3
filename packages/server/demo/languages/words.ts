/** What the demo says in four languages: by the English text, in the order Finnish, Swedish, German, Spanish. */
export type Words = Readonly<Record<string, readonly [fi: string, sv: string, de: string, es: string]>>;

export const demoLanguages = ['fi', 'sv', 'de', 'es'] as const;

/** Titles and options inside points. */
export const textWords: Words = {
  Good: ['Hyvä', 'God', 'Gut', 'Bueno'],
  Worn: ['Kulunut', 'Sliten', 'Verschlissen', 'Desgastado'],
  Broken: ['Rikki', 'Trasig', 'Gebrochen', 'Roto'],
  Blinded: ['Tukkeutunut', 'Igensatt', 'Verstopft', 'Cegado'],
  Pegged: ['Kiilautunut', 'Fastkilad', 'Verkeilt', 'Atascado'],
  'Upper half': ['Yläpuoli', 'Övre halva', 'Obere Hälfte', 'Mitad superior'],
  'Lower half': ['Alapuoli', 'Nedre halva', 'Untere Hälfte', 'Mitad inferior'],
  Other: ['Muu', 'Annat', 'Anderes', 'Otro'],
  Chafed: ['Hankautunut', 'Nött', 'Gescheuert', 'Rozado'],
  Sweating: ['Hikoileva', 'Svettas', 'Schwitzend', 'Rezuma'],
  Leaking: ['Vuotaa', 'Läcker', 'Undicht', 'Con fuga'],
  Wire: ['Lanka', 'Tråd', 'Draht', 'Alambre'],
  Rubber: ['Kumi', 'Gummi', 'Gummi', 'Goma'],
  Polyurethane: ['Polyuretaani', 'Polyuretan', 'Polyurethan', 'Poliuretano'],
  None: ['Ei mitään', 'Ingen', 'Keine', 'Ninguno'],
  Crack: ['Halkeama', 'Spricka', 'Riss', 'Grieta'],
  Dent: ['Lommo', 'Buckla', 'Beule', 'Abolladura'],
  Corrosion: ['Korroosio', 'Korrosion', 'Korrosion', 'Corrosión'],
  'Loose parts': ['Irtonaisia osia', 'Lösa delar', 'Lose Teile', 'Piezas sueltas'],
  Straight: ['Suora', 'Rak', 'Gerade', 'Recto'],
  Bent: ['Taipunut', 'Böjd', 'Verbogen', 'Doblado'],
  Cracked: ['Haljennut', 'Sprucken', 'Gerissen', 'Agrietado'],
  Loose: ['Löysä', 'Lös', 'Lose', 'Suelto'],
};

export const phaseWords: Words = {
  Stopped: ['Pysäytettynä', 'Stillastående', 'Im Stillstand', 'Parada'],
  'Start-up': ['Käynnistys', 'Start', 'Anlauf', 'Arranque'],
  'Running empty': ['Tyhjäkäynti', 'Tomgång', 'Leerlauf', 'En vacío'],
  'Running under load': ['Kuormitettuna', 'Under last', 'Unter Last', 'En carga'],
  'After stopping': ['Pysäytyksen jälkeen', 'Efter stopp', 'Nach dem Stillsetzen', 'Después de parar'],
};

export const categoryWords: Words = {
  Safety: ['Turvallisuus', 'Säkerhet', 'Sicherheit', 'Seguridad'],
  Drive: ['Voimansiirto', 'Drivning', 'Antrieb', 'Accionamiento'],
  Wear: ['Kuluminen', 'Slitage', 'Verschleiß', 'Desgaste'],
  Lubrication: ['Voitelu', 'Smörjning', 'Schmierung', 'Lubricación'],
  Feed: ['Syöttö', 'Matning', 'Aufgabe', 'Alimentación'],
  Frame: ['Runko', 'Ram', 'Rahmen', 'Bastidor'],
  Hydraulics: ['Hydrauliikka', 'Hydraulik', 'Hydraulik', 'Hidráulica'],
  Engine: ['Moottori', 'Motor', 'Motor', 'Motor'],
};

export const optionWords: Words = {
  Good: ['Hyvä', 'God', 'Gut', 'Bueno'],
  Worn: ['Kulunut', 'Sliten', 'Verschlissen', 'Desgastado'],
  Damaged: ['Vaurioitunut', 'Skadad', 'Beschädigt', 'Dañado'],
  None: ['Ei', 'Ingen', 'Keine', 'Ninguna'],
  Seeping: ['Tihkuu', 'Sipprar', 'Schwitzt', 'Rezuma'],
  Leaking: ['Vuotaa', 'Läcker', 'Undicht', 'Con fuga'],
  Low: ['Matala', 'Låg', 'Niedrig', 'Bajo'],
  Normal: ['Normaali', 'Normal', 'Normal', 'Normal'],
  High: ['Korkea', 'Hög', 'Hoch', 'Alto'],
  Ok: ['Kunnossa', 'Ok', 'In Ordnung', 'Correcto'],
  'Not ok': ['Ei kunnossa', 'Ej ok', 'Nicht in Ordnung', 'Incorrecto'],
  Present: ['Paikallaan', 'Finns', 'Vorhanden', 'Presente'],
  Missing: ['Puuttuu', 'Saknas', 'Fehlt', 'Falta'],
  Tight: ['Kireällä', 'Åtdragen', 'Fest', 'Apretado'],
  Loose: ['Löysä', 'Lös', 'Lose', 'Suelto'],
  Yes: ['Kyllä', 'Ja', 'Ja', 'Sí'],
  No: ['Ei', 'Nej', 'Nein', 'No'],
};

/** Tags of options and range values, by what they are called. */
export const demoTags: Readonly<Record<string, readonly string[]>> = {
  Worn: ['wear'],
  Broken: ['damage', 'stop'],
  Cracked: ['damage', 'structure'],
  Crack: ['damage', 'structure'],
  Corrosion: ['structure'],
  Leaking: ['hydraulics', 'leak'],
  Sweating: ['hydraulics', 'leak'],
  Chafed: ['hydraulics'],
  Loose: ['fastening'],
  'Loose parts': ['fastening'],
  'Thinnest, mm': ['wear', 'thickness'],
  'Narrowest, mm': ['gap'],
  'Widest, mm': ['gap'],
};
