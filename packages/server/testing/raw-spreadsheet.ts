/** A spreadsheet of exactly these parts, unpacked, as no program would write it. */
function rawSpreadsheet(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    for (const at of [20, 24]) entry.writeUInt32LE(content.length, at);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(start, 42);
    bodies.push(head, title, content);
    directory.push(entry, title);
    start += head.length + title.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...bodies, listed, end]);
}

/** One sheet of these rows, which may refer to shared texts. */
export const rawSheet = (rows: string, shared: readonly string[] = []): Buffer =>
  rawSpreadsheet({
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
