import { says, spoils, type ThreadData } from './thread.js';

export const cinaraltiKooperatifi: readonly ThreadData[] = [
  says(
    'title',
    'Babam kooperatif mağduru, ilk bölümde kalkıp gitti, ikinci bölümde kahkahayla döndü.',
    'Kooperatif travması olan herkese geçmiş olsun 😅',
  ),
  says(
    'title',
    '“Madde oy çokluğuyla reddedilir” artık evdeki resmî cümlemiz.',
    'Bizde “tutanağa geçsin” var.',
  ),
  says('1x1', 'Muzaffer Başkan tokmak yerine terlik vurunca ekranı durdurup güldüm.'),
  says(
    '1x1',
    'Toplantı sahneleri o kadar gerçek ki bir ara söz almak istedim.',
    'Söz istiyorsan önce kâğıda yazıp Perihan’a vereceksin.',
  ),
  spoils('1x2', 'Fayansla duvar örmeye kalkmaları… Ve tutması! Tuncay’ın gururlu yüzü.'),
  says('1x2', 'Üç kamyon fayansın hepsinin pembe olması kimin fikriydi, elini öpeyim.'),
  says(
    '1x3',
    'Hikmet Hoca levha hareketlerini anlatırken bina gerçekten hafifçe kaydı, gördünüz mü?',
    'Coğrafya öğretmenim de aynı böyle anlatırdı, hiçbir şey anlamazdık ama inanırdık.',
  ),
  spoils('1x4', 'Muzaffer’in istifasının kabul edilmemesi için verilen önergeyi kendisinin yazmış olması 😂'),
  says('1x4', 'Çamaşır asma gününü çözen ülke her şeyi çözer.'),
  spoils(
    '1x5',
    'Dubleks memura çıktı ya, ben hâlâ kalkamadım yerden.',
    'Memurun “aidat ne kadar?” diye sorması son nokta.',
  ),
  says(
    '1x5',
    'Perihan’ın hesap defterindeki renk kodlarını isteyen var mı? Ben çıkardım.',
    'Sen bizim apartmana yönetici olsana.',
  ),
  says('1x5', 'Altıncı bölüm fragmanında asansörün kapısı kapanıyor… On iki kişi, tek kabin. Hazırım.'),
];
