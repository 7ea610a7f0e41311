import { beforeEach, expect, test } from 'vitest';
import { every, lookAt } from './collect.ts';

const mega = 2 ** 20;
let worked: number;
let heap: number;
let resident: number;
let collected: number;
let look: () => void;
beforeEach(() => {
  [worked, heap, resident, collected] = [3000, 80 * mega, 180 * mega, 0];
  look = lookAt({
    worked: () => worked,
    heap: () => heap,
    resident: () => resident,
    collect() {
      [heap, resident] = [50 * mega, 120 * mega];
      collected++;
    },
  });
});

test('the garbage of a start is collected once, and then that of a load', () => {
  look();
  look();
  expect(collected).toBe(1);
  resident = 135 * mega;
  look();
  expect(collected).toBe(1);
  resident = 137 * mega;
  look();
  expect(collected).toBe(2);
});

test('what V8 keeps after a collection of its own is given back', () => {
  look();
  [heap, resident] = [51 * mega, 230 * mega];
  look();
  expect(collected).toBe(2);
});

test('a process that works is left alone until it is quiet', () => {
  for (let n = 0; n < 3; n++) {
    worked += every * 0.03;
    look();
  }
  expect(collected).toBe(0);
  worked += every * 0.01;
  look();
  expect(collected).toBe(1);
});

test('a large heap is left alone, because requests would wait for its collection', () => {
  heap = 300 * mega;
  look();
  expect(collected).toBe(0);
});
