import { fdatasyncSync, openSync, writeSync } from 'node:fs';

// The witness process: appends each message to a file as a line, and reports how many lines have been synced to disk.
const file = openSync(process.argv[2]!, 'a');
const lines: string[] = [];
process.on('message', (line: string) => {
  // Lines that arrive during a sync are synced together.
  if (lines.push(line) === 1) setImmediate(keep);
});
function keep() {
  const kept = lines.splice(0);
  writeSync(file, kept.map((line) => `${line}\n`).join(''));
  fdatasyncSync(file);
  process.send!(kept.length);
}
