import { expect, it } from '@jest/globals';
import { looksLikeStaff } from '../src/domain/staff-names.js';

it.each([
  ...[
    'admin',
    'Admin',
    'ADMİN',
    'adm1n',
    'аdmin',
    'ΑDΜΙΝ',
    'ᴀᴅᴍɪɴ',
    'ａｄｍｉｎ',
    '𝐚𝐝𝐦𝐢𝐧',
    'a.d.m.i.n',
    'A d m i n Ali',
  ],
  ...['adrnin', 'admln', 'ad\u200bmin', 'ádmin', 'admin99', 'siteadmin', 'aDmIn', 'Yönetim', 'yonetici_ali'],
  ...['zeynep.mod', 'ZeynepMod', 'm0d', 'Mod Ali', 'moderatör', 'Moderatörünüz', 'МОDЕRАТОR', 'forummod'],
  ...[
    'Seyir',
    'Seyir Ekibi',
    'seyirekibi',
    'S3yir',
    'Ѕеуіr Destek',
    'destek',
    'Destek Ekibi',
    'resmi hesap',
    'RESMİ',
  ],
  ...['Editör', '3ditör', 'Baş Editör', 'official', 'staff_', '5taff', 'Yetkili'],
])('%s looks like staff', (name) => {
  expect(looksLikeStaff(name)).toBe(true);
});

it.each([
  ...[
    'Deniz Kaya',
    'ada.k',
    'uye.12',
    'Resmiye',
    'Badminton',
    'Modern Zamanlar',
    'Yönetmen',
    'Komod',
    'Seyirci',
  ],
  ...[
    'Seyirlik',
    'Modist',
    'Nomad',
    'Ekip Arkadaşım',
    'Işıl',
    'Мария',
    '👩‍👩‍👧',
    '進撃',
    'a.b.c',
    'Destina',
    'Edit',
    '',
  ],
])('%s is anybody’s', (name) => {
  expect(looksLikeStaff(name)).toBe(false);
});
