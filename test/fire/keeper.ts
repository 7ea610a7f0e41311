import { fdatasyncSync, openSync, writeSync } from 'node:fs';

// The witness: appends what it is told to a file, line by line, and answers how many lines are on the disk since.
const file = openSync(process.argv[2]!, 'a');
const lines: string[] = [];
process.on('message', (line: string) => {
  // What comes while the disk is at work is synced together.
  if (lines.push(line) === 1) setImmediate(keep);
});
function keep() {
  const kept = lines.splice(0);
  writeSync(file, kept.map((line) => `${line}\n`).join(''));
  fdatasyncSync(file);
  process.send!(kept.length);
}
