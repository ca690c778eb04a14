import type { ContentText } from '../content-store.ts'

export const privacyMs: ContentText = {
  title: 'Notis privasi',
  summary:
    'Data peribadi yang disimpan oleh {{shop_name}}, tujuannya, dan cara anda mengambilnya semula. Diberikan di bawah seksyen 7 Akta Perlindungan Data Peribadi 2010.',
  sections: [
    {
      anchor: 'what',
      heading: 'Data yang kami simpan',
      body: `Hanya apa yang anda berikan kepada kami atau yang diperlukan untuk pesanan:

- **Pesanan:** nama, e-mel, nombor telefon, alamat, barang yang dibeli, dan slip bayaran jika anda memuat naiknya.
- **Akaun:** nama, e-mel, cincangan kata laluan, bahasa pilihan, senarai hajat dan alamat yang disimpan.
- **Mesej dan borang:** apa yang anda tulis kepada kami, dan sama ada anda mahu menerima surat berita, serta barang yang anda mahu dimaklumkan apabila ada semula; permintaan itu dipadam selepas e-melnya dihantar.
- **Pembantu:** jika pembantu AI menyediakan pesanan untuk anda, barang, nama dan alamat yang dihantarnya kepada kami. Kami memadamnya selepas enam jam jika anda tidak membuat pesanan. Jika anda membuatnya, pembantu itu mengetahui barang, jumlah, negeri dan poskod penghantaran serta status pesanan, tetapi bukan nama, alamat atau bayaran anda.
- **Lawatan:** jika anda bersetuju, halaman yang dilihat, apa yang dicari dan dimasukkan ke dalam troli, jenis peranti, dan laman yang membawa anda ke sini; semasa anda log masuk, bersama akaun anda. Jawapan boleh diubah melalui “Privacy settings” di bahagian bawah setiap halaman. Jika pelayar anda menyatakan tidak mahu dijejaki, kami tidak bertanya dan tidak mengira.

Kami tidak pernah melihat nombor kad, dan kami tidak meminta kad pengenalan.`,
    },
    {
      anchor: 'why',
      heading: 'Tujuan',
      body: `Untuk membungkus dan menghantar pesanan anda, menjawab anda, melindungi kedai daripada penipuan, menyimpan rekod yang dikehendaki undang-undang, dan, jika anda bersetuju, menulis kepada anda tentang corak baharu. Kami tidak menjual data dan tidak membuat keputusan tentang seseorang semata-mata dengan mesin.`,
    },
    {
      anchor: 'must',
      heading: 'Yang wajib dan yang tidak wajib diberi',
      body: `Tanpa nama, e-mel, nombor telefon dan alamat, bungkusan tidak akan sampai; maka pesanan memerlukannya. Selain itu, terpulang kepada anda.`,
    },
    {
      anchor: 'who',
      heading: 'Pihak lain yang menerimanya',
      body: `Syarikat penghantaran menerima nama, alamat dan nombor telefon pada bungkusan. Perkhidmatan pembayaran yang anda pilih menerima jumlah dan nombor pesanan. Penyedia pelayan dan perkhidmatan mel kami menyimpan data bagi pihak kami dan tidak boleh menggunakannya untuk tujuan lain. Pihak berkuasa menerima apa yang diperintahkan oleh undang-undang.

Kakitangan kami di Malaysia dan Kazakhstan sama-sama menguruskan pesanan, jadi data boleh dibaca di kedua-dua negara, di bawah peraturan yang sama.`,
    },
    {
      anchor: 'how-long',
      heading: 'Tempoh simpanan',
      body: `Pesanan dan invois: tujuh tahun, seperti yang dikehendaki undang-undang cukai Malaysia. Slip bayaran: sehingga pesanan selesai, dan setahun selepas itu. Mesej: dua tahun. Surat berita: sehingga anda berhenti melanggan. Lawatan: {{analytics_months}} bulan. Akaun dan lawatan yang dikira bersamanya: sehingga anda memadamnya.`,
    },
    {
      anchor: 'cookies',
      heading: 'Kuki',
      body: `Kami hanya menggunakan kuki yang diperlukan oleh kedai: bahasa anda, tanda bahawa anda telah log masuk, pesanan yang boleh dilihat oleh pelayar ini, dan selama tiga puluh hari, rakan kongsi yang membawa anda ke sini serta sama ada anda membuka surat kami. Troli dan barang yang baru anda lihat kekal dalam pelayar anda. Tiada kuki pengiklanan dan tiada skrip pihak lain.`,
    },
    {
      anchor: 'safe',
      heading: 'Keselamatan data',
      body: `Setiap sambungan disulitkan, kata laluan dicincang, slip bayaran disimpan di tempat yang hanya boleh dibuka oleh anda dan kakitangan kami, dan kakitangan log masuk dengan peranan yang menunjukkan hanya apa yang mereka perlukan.`,
    },
    {
      anchor: 'rights',
      heading: 'Hak anda',
      body: `Anda boleh melihat data anda, meminta supaya ia dibetulkan, menarik balik persetujuan, berhenti menerima e-mel kami dengan satu klik, dan meminta kami memadam apa yang tidak diwajibkan oleh undang-undang untuk disimpan. Dalam akaun, anda boleh mengubah dan memuat turunnya sendiri.

Untuk hal lain, [tulis kepada kami](/contact) dengan tajuk “Data peribadi”. Kami menjawab dalam tempoh 21 hari tanpa bayaran. Jika anda tidak berpuas hati, anda boleh menghubungi Pesuruhjaya Perlindungan Data Peribadi Malaysia.`,
    },
    {
      anchor: 'changes',
      heading: 'Perubahan',
      body: `Apabila notis ini berubah, tarikh di atas turut berubah, dan perkara penting dimaklumkan kepada pemegang akaun melalui e-mel. Jika teks bahasa Inggeris dan bahasa Melayu berbeza, tafsiran yang lebih melindungi anda terpakai.`,
    },
  ],
}
