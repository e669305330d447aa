import { expect, it } from 'vitest';
import { toOpaqueHex } from './css-colour.ts';

it.each([
  ['#D9E2F3', 'D9E2F3'],
  ['#fc0', 'FFCC00'],
  ['#ff000080', 'FF7F7F'],
  ['rgb(217, 234, 211)', 'D9EAD3'],
  ['rgb(0 0 0 / 50%)', '808080'],
  ['rgba(255,0,0,1)', 'FF0000'],
  ['rgb(100%, 0%, 0%)', 'FF0000'],
  ['LightYellow', 'FFFFE0'],
])('toOpaqueHex reads %s as %s', (value, hex) => {
  expect(toOpaqueHex(value)).toBe(hex);
});

it.each([
  'white',
  '#fff',
  '#ffffff',
  'rgb(255,255,255)',
  'transparent',
  'rgba(0, 0, 0, 0)',
  '#ff000000',
  'none',
  'inherit',
  'windowtext',
  'url(https://example.org/dots.png)',
  '#12345',
  'rgb(1, 2)',
  'rgb(a, b, c)',
  '',
])('toOpaqueHex finds no colour in %s', (value) => {
  expect(toOpaqueHex(value)).toBeNull();
});
