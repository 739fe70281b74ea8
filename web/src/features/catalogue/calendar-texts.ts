/** Texts of the calendar page. Strings of the specification are letter for letter. */
export const calendarTexts = {
  calendarPage: 'Takvim',
  calendarDescription:
    'Yayındaki dizi ve animeler, yeni bölümlerinin geldiği güne ve saate göre; bir de yakında gelecek filmler.',
  calendarView: 'Görünüm',
  calendarViews: { week: 'Hafta', list: 'Liste' },
  calendarMine: 'Benimkiler',
  calendarMineHint: 'Takip ettiklerini ve listendekileri görmek için giriş yap.',
  calendarMineEmpty: 'Takip ettiklerinden yayında olan yok',
  calendarMineFailed: 'Takip ettiklerin şu an gelmedi.',
  calendarMineEmptyHint: 'Bir yapımı takip et ya da listene ekle; yeni bölüm günü burada görünür.',
  comingFilms: 'Yakında gelecek filmler',
  noDate: 'Tarihi belli değil',
  tomorrow: 'Yarın',
  emptyCalendar: 'Takvimde şu an bir şey yok',
  emptyCalendarHint: 'Yeni sezonlar başladığında ve yeni filmler duyurulduğunda burada göreceksin.',
} as const;
