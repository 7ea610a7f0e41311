import { expect, test } from 'vitest';
import { csvHead } from '../../../web-kit/table/csv.ts';
import { most, readPeople, separatorOf, templateOf } from './readPeople.ts';

const read = (...parts: BlobPart[]) => Array.fromAsync(readPeople(new Blob(parts)));
const ada = { line: 2, email: 'ada@acme.example', name: 'Ada', attributes: {} };
const utf16 = (text: string, big = false) => {
  const octets = Buffer.from(text, 'utf16le');
  return new Uint8Array(big ? octets.swap16() : octets);
};

test('separators, quotes, line ends and a header in any order and in words are understood', async () => {
  for (const sign of [',', ';', '\t']) {
    const [person] = await read(`Name${sign}"E-Mail"\r\nAda${sign}"ada@acme.example"\r\n`);
    expect(person).toEqual(ada);
  }
  expect(separatorOf('"a;b;c",email')).toBe(',');
  expect(await read('Zipcode,City,email,full name\n\n8001,"Zürich, ""ZH""",ada@acme.example,Ada')).toEqual([
    { ...ada, line: 3, attributes: { postal_code: '8001', city: 'Zürich, "ZH"' } },
  ]);
});
test('custom attributes are read by their names or labels, and never take the column of something else', async () => {
  const own = [
    { name: 'cost_centre', label: 'Budget' },
    { name: 'costcentre', label: 'Old' },
    { name: 'city_hall', label: 'City' },
  ];
  const file = new Blob(['email,custom.Cost_Centre,old,City,shoe\nada@acme.example,R&D 7,9,Pune,42\n,=1,,,']);
  expect(await Array.fromAsync(readPeople(file, own))).toEqual([
    { ...ada, name: 'ada', attributes: { city: 'Pune' }, custom: { cost_centre: 'R&D 7', costcentre: '9' } },
    { line: 3, why: 'A cell begins like a formula' },
  ]);
  await expect(
    Array.fromAsync(readPeople(new Blob(['email,budget,cost_centre\na@b.c,1,2']), own)),
  ).rejects.toThrow('"cost_centre" is there twice');
});
test('what an export of people has written is read as it was, whatever it begins with', async () => {
  const texts = [
    '-5.5',
    '-7',
    '+49 89 1234',
    '@home',
    '=1+1',
    '＝1',
    'a; =1',
    "it's",
    "'quoted'",
    '-10.33-1',
  ];
  const own = texts.map((_, n) => ({ name: `own_${n}`, label: `Own ${n}` }));
  const rows = [
    ['email', ...own.map(({ label }) => label)],
    ['ada@acme.example', ...texts],
  ];
  const [person] = await Array.fromAsync(readPeople(new Blob([rows.map(csvHead).join('\r\n')]), own));
  expect(Object.values((person as { custom: object }).custom)).toEqual(texts);
});
test('people without a name are called by their address, in a way that an invitation takes', async () => {
  const addresses = ['john.doe@acme.example', 'ada@acme.example'];
  const named = ['john doe', 'ada'].map((name, n) => ({ name, email: addresses[n] }));
  expect(await read(['email', ...addresses].join('\n'))).toMatchObject(named);
  expect(await read(['email,name', ...addresses.map((each) => `${each}, `)].join('\n'))).toMatchObject(named);
});
test('the template has a column for all that is read, each under a name that is read as nothing else', async () => {
  const own = [
    { name: 'cost_centre', label: 'Budget' },
    { name: 'city_hall', label: 'City' },
    { name: 'old', label: 'Budget' },
  ];
  const columns = templateOf(own);
  expect(columns.slice(0, 2)).toEqual(['Email', 'Name']);
  expect(columns.slice(-3)).toEqual(['Budget', 'custom.city_hall', 'custom.old']);
  const cells = columns.map((_, n) => (n === 0 ? 'ada@acme.example' : `v${n}`));
  const [person] = await Array.fromAsync(readPeople(new Blob([`${columns}\n${cells}`]), own));
  const { attributes, custom } = person as { attributes: object; custom: object };
  expect(Object.keys(attributes)).toHaveLength(columns.length - 5);
  expect(Object.keys(custom)).toEqual(['cost_centre', 'city_hall', 'old']);
});
test('UTF-8 and UTF-16 are read, with and without a byte order mark, and others refused in words', async () => {
  const file = 'email,name\nada@acme.example,Åda Łuk\n';
  const mark = '\ufeff';
  const expected = [{ ...ada, name: 'Åda Łuk' }];
  for (const octets of [file, mark + file, utf16(mark + file), utf16(file), utf16(mark + file, true)])
    expect(await read(octets)).toEqual(expected);
  const latin = new Uint8Array(Buffer.from('email,name\nada@acme.example,Zürich', 'latin1'));
  await expect(read(latin)).rejects.toThrow(/not text in UTF-8/);
});
test('a row that cannot be taken is told by its line: one with an address again, a formula, or too many cells', async () => {
  const rows = [
    'email,name',
    'ada@acme.example,Ada',
    'ADA@acme.example,Ada',
    'eve@acme.example,=1+1',
    'a@b.c,A,B',
  ];
  const [first, ...wrong] = await read(rows.join('\n'));
  expect(first).toEqual(ada);
  expect(wrong).toEqual([
    { line: 3, why: 'The same address as on line 2' },
    { line: 4, why: 'A cell begins like a formula' },
    { line: 5, why: '3 cells, but the header has 2' },
  ]);
});
test('an empty file, one without an address, and one that is no CSV are refused in words', async () => {
  for (const file of ['', '\ufeff', '\n\n', 'email,name\n', 'email,name\n ,\n'])
    await expect(read(file), JSON.stringify(file)).rejects.toThrow('no people');
  await expect(read('name\nAda\n')).rejects.toThrow('no column "Email"');
  await expect(read('%PDF-1.7 what is this')).rejects.toThrow('no column "Email"');
  await expect(read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).rejects.toThrow(/not text/);
  await expect(read('email,email\na@b.c,d@e.f\n')).rejects.toThrow('twice');
  await expect(read(`email\n"${'a'.repeat(30_000)}`)).rejects.toThrow('more than 20,000 characters');
  await expect(read(`email\na@b.c,${'a'.repeat(1_000_000)}\n`)).rejects.toThrow('Line 2 has more than');
  await expect(read('email,name\na@b.c,Ada "the" first\n')).rejects.toThrow(
    'quotation mark before or on line 2',
  );
  await expect(read('email,name\na@b.c,"Ada\n')).rejects.toThrow('quotation mark before or on line');
});
test('a large file is read piece by piece', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => `person${n}@acme.example,"Ada; ""${n}"""\n`);
  const people = await read(['email,name\n', ...rows].join(''));
  expect(people).toHaveLength(20_000);
  expect(people.at(-1)).toMatchObject({ line: 20_001, name: 'Ada; "19999"' });
});
test('a file of more than 100 MB, or of too many people, is refused in words, the first without being read', async () => {
  const large = new Blob([new Uint8Array(most.octets + 1)]);
  await expect(read(large)).rejects.toThrow('larger than 100 MB');
  const rows = Array.from({ length: most.people + 1 }, (_, n) => `p${n}@acme.example\n`);
  await expect(read(['email\n', ...rows].join(''))).rejects.toThrow('more than 100,000 people');
});

test('a line that names the separator is none of the people, and lines may end in several ways', async () => {
  expect(await read('sep=;\r\nemail;name\r\nada@acme.example;Ada\r\n')).toMatchObject([
    { line: 3, email: 'ada@acme.example', name: 'Ada' },
  ]);
  const mixed = 'email,name\r\na@b.example,A\nb@b.example,B\rc@b.example,"C\r\nD"\r\n\nd@b.example,D';
  expect((await read(mixed)).map((each) => ('email' in each ? [each.email, each.name] : each))).toEqual([
    ['a@b.example', 'A'],
    ['b@b.example', 'B'],
    ['c@b.example', 'C\r\nD'],
    ['d@b.example', 'D'],
  ]);
});
